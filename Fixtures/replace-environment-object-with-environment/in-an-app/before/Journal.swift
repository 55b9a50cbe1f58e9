import Combine

final class Journal: ObservableObject {
    @Published var entries = 0
}
