import Combine

final class Dish: ObservableObject {
    @Published var name = ""
}
