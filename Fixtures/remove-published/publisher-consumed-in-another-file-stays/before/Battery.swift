import Combine

final class Battery: ObservableObject {
    @Published var charge = 1.0
}
