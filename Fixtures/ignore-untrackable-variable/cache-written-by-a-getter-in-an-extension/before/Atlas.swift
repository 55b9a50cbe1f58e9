import Combine

final class Atlas: ObservableObject {
    @Published var places: [String] = []
    var index: [String: Int] = [:]
    var lookups = 0
}
