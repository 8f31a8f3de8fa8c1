import { texts as english } from '../en/rest';
import { disguisedFiles } from './disguise';

export const texts = disguisedFiles(english);
