import Combine

class Vehicle: ObservableObject {
    @Published var speed = 0
}
