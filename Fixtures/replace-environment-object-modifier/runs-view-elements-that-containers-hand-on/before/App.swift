import SwiftUI

final class Badge: ObservableObject {
    @Published var count = 0
}

final class Post: ObservableObject, Identifiable {
    @Published var title = "post"
    let badge = Badge()
}

struct Grid<Item: Identifiable, Cell: View>: View {
    var columns = 2
    let rows: [Item]
    @ViewBuilder let cell: (Item) -> Cell

    var body: some View {
        VStack { ForEach(rows) { row in cell(row) } }
    }
}

struct Waterfall<Rows: RandomAccessCollection, Cell: View>: View where Rows.Element: Identifiable {
    private let rows: Rows
    private let cell: (Rows.Element) -> Cell

    init(_ rows: Rows, @ViewBuilder cell: @escaping (Rows.Element) -> Cell) {
        self.rows = rows
        self.cell = cell
    }

    var body: some View {
        VStack { ForEach(Array(rows)) { row in cell(row) } }
    }
}

struct Numbered<Rows: RandomAccessCollection, Cell: View>: View where Rows.Element: Identifiable {
    typealias Row = Rows.Element

    let rows: Rows
    let cell: (Row, Int) -> Cell

    var body: some View {
        VStack { ForEach(Array(rows)) { row in cell(row, 1) } }
    }
}

struct Chosen<Value, Cell: View>: View {
    let value: Value?
    let cell: (Value) -> Cell

    var body: some View {
        if let value { cell(value) }
    }
}

func list<Item: Identifiable, Row: View>(
    _ items: [Item], @ViewBuilder row: @escaping (Item) -> Row
) -> some View {
    ForEach(items) { row($0) }
}

struct BadgeView: View {
    @EnvironmentObject var badge: Badge

    var body: some View {
        Text("\(badge.count)")
        Button("more") { badge.count += 1 }
    }
}

struct ContentView: View {
    @State private var posts = [Post()]

    var body: some View {
        Grid(rows: posts) { post in BadgeView().environmentObject(post.badge) }
        Grid(columns: 3, rows: posts) { BadgeView().environmentObject($0.badge) }
        Waterfall(posts) { post in BadgeView().environmentObject(post.badge) }
        Numbered(rows: posts) { post, number in BadgeView().environmentObject(post.badge) }
        Chosen(value: posts.first) { post in BadgeView().environmentObject(post.badge) }
        list(posts) { BadgeView().environmentObject($0.badge) }
    }
}
