import Combine

final class Wardrobe: ObservableObject {
    @Published var coats = 2
}
