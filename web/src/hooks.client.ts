export { loadDictionary as init } from '$lib/words/dictionary';
