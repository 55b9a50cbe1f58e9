import Combine

final class Captain: ObservableObject {
    @Published var name = "Ada"
}

final class Ship: ObservableObject {
    @Published var speed = 0
    let captain = Captain()
}
