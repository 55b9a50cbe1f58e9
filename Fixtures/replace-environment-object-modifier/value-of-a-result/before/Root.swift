import SwiftUI

final class Mail: ObservableObject {
    @Published var unread = 0
}

final class Failure: ObservableObject, Error, @unchecked Sendable {
    @Published var count = 0
}

struct Root: View {
    let result: Result<Mail, Failure>

    var body: some View {
        switch result {
        case .success(let mail): EmptyView().environmentObject(mail)
        case .failure(let failure): EmptyView().environmentObject(failure)
        }
    }
}
