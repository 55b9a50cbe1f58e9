import Combine

final class Nest: ObservableObject {
    @Published var eggs = 3
}
