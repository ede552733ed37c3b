import { mergeConfig } from 'vitest/config';
import api from '../api/vitest.config.ts';

export default mergeConfig(
  { ...api, test: { ...api.test, projects: undefined } },
  { test: { include: ['**/*.test.ts'] } },
);
