import Combine
import Observation

@Observable
final class Recorder {
    var title = ""
    let bus = Bus()
    let loader = Loader()

    var level: Int { bus.level.value }

    func stop() { loader.task?.cancel() }
}
