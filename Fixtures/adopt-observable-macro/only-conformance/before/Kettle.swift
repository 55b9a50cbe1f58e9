import Combine

final class Kettle: ObservableObject {
    @Published var temperature = 20.0
    @Published var isHeating = false

    func boil() {
        isHeating = true
        temperature = 100
    }
}
