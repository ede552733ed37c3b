// Before anything is drawn: who has chosen dark must not see a white page first. The key is that of
// src/kit/shell/colorScheme.ts. Browsers keep this file for good: a change takes another number in its name.
const chosen = localStorage.getItem('portal.colorScheme');
if (chosen) document.documentElement.style.colorScheme = chosen;
