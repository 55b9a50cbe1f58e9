import Combine

final class Court: ObservableObject {
    @Published var isFree = true
}
