import Observation

@Observable
final class Nest {
    var eggs = 3
}
