import Combine

final class Moon: ObservableObject {
    @Published var phase = "new"
}
