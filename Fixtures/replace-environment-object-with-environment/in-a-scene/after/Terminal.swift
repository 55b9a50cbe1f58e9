import Observation

@Observable
final class Terminal {
    var title = "zsh"
}
