export { scotlandYard as default } from './module';
