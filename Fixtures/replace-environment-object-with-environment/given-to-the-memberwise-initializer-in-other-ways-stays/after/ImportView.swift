import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

final class Theme: ObservableObject {
    @Published var name = ""
}

final class Log: ObservableObject {
    @Published var name = ""
}

struct ImportView: View {
    @EnvironmentObject var model: Model
    @EnvironmentObject var theme: Theme
    var title = ""

    var body: some View {
        Text(model.name + theme.name + title)
    }
}

struct LogView: View {
    @EnvironmentObject var log: Log
    var title = ""

    var body: some View {
        Text(log.name + title)
    }
}

struct Root: View {
    var body: some View {
        ImportView(model: .init(), theme: .init(), title: "b")
            .environmentObject(Model())
            .environmentObject(Theme())
        LogView(
            log: .init(),  // from above
            title: "a"
        )
        .environmentObject(Log())
    }
}
