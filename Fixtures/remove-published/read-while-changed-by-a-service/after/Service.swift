/// Uses nothing of the observation system.
final class Service {
    let buffer: ByLentStorage
    let pointer: ByPointer
    let own: ByOwnMethod
    let list: WithResult
    let table: WhenAwaited
    let sum: AssignedWhatItIs

    init(
        buffer: ByLentStorage, pointer: ByPointer, own: ByOwnMethod, list: WithResult, table: WhenAwaited,
        sum: AssignedWhatItIs
    ) {
        self.buffer = buffer
        self.pointer = pointer
        self.own = own
        self.list = list
        self.table = table
        self.sum = sum
    }

    func fill() {
        var samples = buffer.samples
        samples.withUnsafeMutableBufferPointer { $0[0] = buffer.samples.count }
        buffer.samples = samples
    }

    func double() {
        var level = pointer.level
        withUnsafeMutablePointer(to: &level) { $0.pointee = pointer.level * 2 }
        pointer.level = level
    }

    func update() -> Int {
        var counter = own.counter
        counter.update { own.counter.limit }
        own.counter = counter
        return 1
    }

    func prune() -> Bool {
        var names = list.names
        names.removeAll { _ in list.names.count > 1 }
        list.names = names
        return true
    }

    func load() async {
        var rows = table.rows
        rows.removeAll { _ in table.rows.count > 1 }
        table.rows = rows
    }

    func refresh() async {
        sum.withMutation(keyPath: \.total) { sum.total = sum.total }
    }
}
