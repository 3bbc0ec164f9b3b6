import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watch } from './net/report';

watch(window);
const target = document.getElementById('app');
if (target) mount(App, { target });
