import Combine

final class Stage: ObservableObject {
    @Published var curtainIsOpen = false
}
