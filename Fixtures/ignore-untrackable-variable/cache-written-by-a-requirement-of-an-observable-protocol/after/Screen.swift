import SwiftUI

protocol ScreenModel: AnyObject, Observable {
    var items: [String] { get }
    func title(of item: String) -> String
    func remove(_ item: String) -> Bool
}

@Observable
class ListModel: ScreenModel {
    var items: [String] = []
    @ObservationIgnored private var titles: [String: String] = [:]
    private var removed = 0

    func title(of item: String) -> String {
        if let title = titles[item] { return title }
        titles[item] = item.uppercased()
        return item.uppercased()
    }

    func remove(_ item: String) -> Bool {
        removed += 1
        items.removeAll { $0 == item }
        return true
    }

    var count: Int { removed }
}

@Observable
final class ShortListModel: ListModel {
    @ObservationIgnored private var shown = 0

    override func title(of item: String) -> String {
        shown += 1
        return super.title(of: item)
    }
}

struct Screen<Model: ScreenModel>: View {
    var model: Model

    var body: some View {
        ForEach(model.items, id: \.self) { item in
            Text(model.title(of: item))
            Button("Remove") { _ = model.remove(item) }
        }
    }
}

struct ListView: View {
    @State private var model = ListModel()
    @State private var short = ShortListModel()

    var body: some View {
        Screen(model: model)
        Screen(model: short)
        Text("\(model.count)")
    }
}
