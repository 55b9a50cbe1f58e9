import Combine

final class Tag: ObservableObject {
    @Published var name = "new"
}
