import { texts as english } from '../en/home';
import { disguisedFiles } from './disguise';

export const texts = disguisedFiles(english);
