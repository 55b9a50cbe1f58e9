import Combine

/* ☕️ */ final class Café: ObservableObject /* naïve */ {
    @Published var menü = "crème brûlée 🍮"; @Published var größe = 3
}
