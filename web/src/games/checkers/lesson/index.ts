import { spoken } from '$lib/language';
import type { Lesson, LessonWords, Scene } from '$lib/learn/lesson';
import scenes from './frames.json';

const lesson: Lesson = { scenes: scenes as Scene[], words: spoken<LessonWords>('/src/games/checkers/lesson/words'), level: 'very-easy' };

export default lesson;
