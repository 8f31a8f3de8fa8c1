import { inLanguage } from '$lib/language';
import type { Lesson, Scene } from '$lib/learn/lesson';
import scenes from './frames.json';
import { de } from './words/de';
import { en } from './words/en';

const lesson: Lesson = { scenes: scenes as Scene[], words: inLanguage({ en, de }), level: 'very-easy' };

export default lesson;
