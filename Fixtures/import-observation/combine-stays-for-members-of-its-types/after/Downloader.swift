import Observation

@Observable
final class Downloader {
    var title = ""
    let loader = Loader()
    let steps = [Step(value: 1)]

    var sum: Int { steps.reduce(0) { $0 + $1.value } }

    func stop() { loader.task?.cancel() }
}

struct Step {
    var value: Int
}
