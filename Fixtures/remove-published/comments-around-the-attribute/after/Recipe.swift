import Observation

@Observable
final class Recipe {
    // Shown in the navigation bar.
    /* never empty */ var title = "Soup"  // localised
    // sorted by step
    var steps: [String] = []
    /* old */ var servings = 2
}
