import Combine

final class Recipe: ObservableObject {
    // Shown in the navigation bar.
    @Published /* never empty */ var title = "Soup"  // localised
    @Published  // sorted by step
    var steps: [String] = []
    /* old */ @Published var servings = 2
}
