import SwiftUI

@Observable
final class Mail {
    var unread = 0
}

@Observable
final class Failure: Error, @unchecked Sendable {
    var count = 0
}

struct Root: View {
    let result: Result<Mail, Failure>

    var body: some View {
        switch result {
        case .success(let mail): EmptyView().environment(mail)
        case .failure(let failure): EmptyView().environment(failure)
        }
    }
}
