import Observation

@Observable
final class Survey {
    var answer = ""
    var isOpen = true
}
