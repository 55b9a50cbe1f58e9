import Combine

final class Terminal: ObservableObject {
    @Published var title = "zsh"
}
