import Combine

final class Options: ObservableObject {
    @Published var `default` = "none"
}
