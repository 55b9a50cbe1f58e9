import Combine

final class Recorder: ObservableObject {
    @Published var title = ""
    let bus = Bus()
    let loader = Loader()

    var level: Int { bus.level.value }

    func stop() { loader.task?.cancel() }
}
