import Observation

/* ☕️ */ @Observable final class Café /* naïve */ {
    var menü = "crème brûlée 🍮"; var größe = 3
}
