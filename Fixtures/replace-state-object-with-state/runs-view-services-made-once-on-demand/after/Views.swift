import SwiftUI

@Observable
final class UploadModel {
  var taps = 0
  private let service = Uploads.shared
  var title: String { service.name("\(taps)") }
}

@Observable
final class DownloadModel {
  var taps = 0
  private let service = Downloads.shared()
  var title: String { service.name("\(taps)") }
}

@Observable
final class PrintModel {
  var taps = 0
  private let service = Prints.shared
  var title: String { service.name("\(taps)") }
}

@Observable
final class ScanModel {
  var taps = 0
  private let service = Scans.shared
  var title: String { service.name("\(taps)") }
}

@Observable
final class CopyModel {
  var taps = 0
  private let service = Copies.shared
  var title: String { service.name("\(taps)") }
}

@Observable
final class MailModel {
  var taps = 0
  private let service = Mails.shared
  var title: String { service.name("\(taps)") }
}

@Observable
final class Clock {
  var ticks = 0
}

struct ContentView: View {
  @State private var clock = Clock()

  var body: some View {
    Button("tick") { clock.ticks += 1 }
    Models(name: "tick \(clock.ticks)")
  }
}

struct Models: View {
  let name: String
  @State private var uploads = UploadModel()
  @State private var downloads = DownloadModel()
  @State private var prints = PrintModel()
  @State private var scans = ScanModel()
  @State private var copies = CopyModel()
  @State private var mails = MailModel()

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
