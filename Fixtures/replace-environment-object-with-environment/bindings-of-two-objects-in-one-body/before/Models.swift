import Combine

final class Harbour: ObservableObject {
    @Published var name = ""
}

final class Lighthouse: ObservableObject {
    @Published var isLit = false
}
