import { expect, it } from 'vitest';
import { lessStage } from '../../clue-less/geometry';
import { classicStage } from '../board/geometry';
import { ROOMS } from '../names';
import { sideOf } from './place';

it('the stage stands away from the scene, on both boards', () => {
  const top = (stage: typeof classicStage) => ROOMS.filter((room) => sideOf(stage, room) === 'top');
  expect(top(classicStage)).toEqual(['billiard-room', 'conservatory', 'ballroom', 'kitchen', 'dining-room']);
  // Of a room in the middle the floor with the pieces stays in sight.
  expect(top(lessStage)).toEqual(['library', 'billiard-room', 'conservatory', 'ballroom', 'kitchen', 'dining-room']);
});
