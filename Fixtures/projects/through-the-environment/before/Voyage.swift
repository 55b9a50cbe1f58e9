import Combine

final class Voyage: ObservableObject {
    @Published var ports = ["Bergen"]
    @Published var isDelayed = false
}
