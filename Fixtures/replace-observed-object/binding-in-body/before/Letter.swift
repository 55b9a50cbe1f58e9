import Combine

final class Letter: ObservableObject {
    @Published var subject = ""
}
