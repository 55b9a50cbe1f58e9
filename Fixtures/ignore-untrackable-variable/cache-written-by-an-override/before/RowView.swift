import SwiftUI

class BaseModel: ObservableObject {
    @Published var items = ["a"]

    func row(_ index: Int) -> String { items[index] }
}

final class RecentModel: BaseModel {
    private var reads = 0
    var names: [Int: String] = [:]

    override func row(_ index: Int) -> String {
        reads += 1
        return super.row(index)
    }

    func rename() -> Int {
        names[0] = "b"
        return 0
    }
}

struct RowView: View {
    @ObservedObject var model: BaseModel
    let index: Int

    var body: some View {
        Text(model.row(index))
    }
}

struct RecentView: View {
    @ObservedObject var model: RecentModel

    var body: some View {
        RowView(model: model, index: 0)
        Text(model.names[0] ?? "")
        Button("Rename") { _ = model.rename() }
    }
}
