import SwiftUI

/// Here the change begins when everything has been awaited.
@MainActor
final class Library: ObservableObject {
    @Published var users: [User] = []
    @Published var user: User? = User()
    @Published var count = 0

    func load() async {
        users[0].avatar = await download()
        user!.avatar = await download()
        users.append(await makeUser())
        await users.append(makeUser())
        count += await number()
        let avatar = await download()
        user?.avatar = avatar
        user?.names.append("a")
        Task { await self.load() }
        user?.names = [0].map { "\($0)" }
    }

    func download() async -> [UInt8] { [] }
    func makeUser() async -> User { User() }
    func number() async -> Int { 1 }
}

struct LibraryView: View {
    @StateObject private var library = Library()

    var body: some View {
        Text("\(library.users.count) \(library.count)")
        Text(library.user?.names.joined() ?? "")
    }
}
