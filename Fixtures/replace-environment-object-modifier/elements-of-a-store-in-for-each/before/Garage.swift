import Combine

final class Car: ObservableObject, Identifiable {
    @Published var name = ""
}

final class Garage: ObservableObject {
    @Published var cars: [Car] = []
}
