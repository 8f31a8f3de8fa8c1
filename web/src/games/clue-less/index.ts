export { clueLess as default } from './module';
