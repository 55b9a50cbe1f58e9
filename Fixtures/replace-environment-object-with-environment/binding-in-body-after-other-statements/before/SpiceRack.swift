import Combine

final class SpiceRack: ObservableObject {
    @Published var search = ""
    @Published var spices = ["cumin", "dill"]
}
