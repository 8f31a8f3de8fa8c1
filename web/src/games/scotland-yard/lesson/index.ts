import { spoken } from '$lib/language';
import type { Lesson, LessonWords, Scene } from '$lib/learn/lesson';
import scenes from './frames.json';

const lesson: Lesson = { scenes: scenes as Scene[], words: spoken<LessonWords>('/src/games/scotland-yard/lesson/words'), level: 'novice' };

export default lesson;
