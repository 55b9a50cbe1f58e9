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
        buffer.samples.withUnsafeMutableBufferPointer { $0[0] = buffer.samples.count }
    }

    func double() {
        withUnsafeMutablePointer(to: &pointer.level) { $0.pointee = pointer.level * 2 }
    }

    func update() -> Int {
        own.counter.update { own.counter.limit }
        return 1
    }

    func prune() -> Bool {
        list.names.removeAll { _ in list.names.count > 1 }
        return true
    }

    func load() async {
        table.rows.removeAll { _ in table.rows.count > 1 }
    }

    func refresh() async {
        sum.total = sum.total
    }
}
