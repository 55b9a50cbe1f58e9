import Combine

final class Guide: ObservableObject {
    @Published var chapter = 1
}
