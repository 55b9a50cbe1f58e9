import SwiftUI

final class UploadModel: ObservableObject {
  @Published var taps = 0
  private let service = Uploads.shared
  var title: String { service.name("\(taps)") }
}

final class DownloadModel: ObservableObject {
  @Published var taps = 0
  private let service = Downloads.shared()
  var title: String { service.name("\(taps)") }
}

final class PrintModel: ObservableObject {
  @Published var taps = 0
  private let service = Prints.shared
  var title: String { service.name("\(taps)") }
}

final class ScanModel: ObservableObject {
  @Published var taps = 0
  private let service = Scans.shared
  var title: String { service.name("\(taps)") }
}

final class CopyModel: ObservableObject {
  @Published var taps = 0
  private let service = Copies.shared
  var title: String { service.name("\(taps)") }
}

final class MailModel: ObservableObject {
  @Published var taps = 0
  private let service = Mails.shared
  var title: String { service.name("\(taps)") }
}

final class Clock: ObservableObject {
  @Published var ticks = 0
}

struct ContentView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Button("tick") { clock.ticks += 1 }
    Models(name: "tick \(clock.ticks)")
  }
}

struct Models: View {
  let name: String
  @StateObject private var uploads = UploadModel()
  @StateObject private var downloads = DownloadModel()
  @StateObject private var prints = PrintModel()
  @StateObject private var scans = ScanModel()
  @StateObject private var copies = CopyModel()
  @StateObject private var mails = MailModel()

  var body: some View {
    Text("\(name): \(Ledger.opened) opened")
    Button(uploads.title) { uploads.taps += 1 }
    Button(downloads.title) { downloads.taps += 1 }
    Button(prints.title) { prints.taps += 1 }
    Button(scans.title) { scans.taps += 1 }
    Button(copies.title) { copies.taps += 1 }
    Button(mails.title) { mails.taps += 1 }
  }
}
