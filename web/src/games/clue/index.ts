export { clue as default } from './module';
