import AVFoundation
import CoreBluetooth
import Network
import SwiftUI

// Objects of other modules change by themselves, and call back then: a closure that they were given, or a delegate.

final class Connectivity: ObservableObject {
  let monitor = NWPathMonitor()
  @Published var isConnected = true

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      DispatchQueue.main.async { self?.isConnected = path.status == .satisfied }
    }
    monitor.start(queue: .main)
  }
}

final class Scanner: NSObject, ObservableObject, CBCentralManagerDelegate {
  private var central: CBCentralManager!
  @Published var devices: [String] = []
  @Published var isScanning = false

  var isPoweredOn: Bool { central.state == .poweredOn }

  override init() {
    super.init()
    central = CBCentralManager(delegate: self, queue: nil)
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    isScanning = false
  }

  func add(_ device: String) {
    devices.append(device)
  }
}

final class Player: ObservableObject {
  private let player = AVPlayer()
  private var token: Any?
  @Published var ticks = 0
  @Published var title = ""

  var seconds: Double { player.currentTime().seconds }

  func observe() {
    let second = CMTime(seconds: 1, preferredTimescale: 1)
    token = player.addPeriodicTimeObserver(forInterval: second, queue: .main) { [weak self] _ in
      self?.ticks += 1
    }
  }
}

struct StatusView: View {
  @ObservedObject var connectivity: Connectivity
  @ObservedObject var scanner: Scanner
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      PathView(connectivity: connectivity)
      PowerView(scanner: scanner)
      TimeView(player: player)
      RowView(connectivity: connectivity, scanner: scanner, player: player)
    }
  }
}

struct PathView: View {
  @ObservedObject var connectivity: Connectivity
  var body: some View { Text(connectivity.monitor.currentPath.isExpensive ? "expensive" : "cheap") }
}

struct PowerView: View {
  @ObservedObject var scanner: Scanner
  var body: some View { Text(scanner.isPoweredOn ? "on" : "off") }
}

struct TimeView: View {
  @ObservedObject var player: Player
  var body: some View { Text("\(player.seconds)") }
}

struct RowView: View {
  @ObservedObject var connectivity: Connectivity
  @ObservedObject var scanner: Scanner
  @ObservedObject var player: Player

  var body: some View {
    Text("\(connectivity.isConnected) \(scanner.isScanning) \(player.ticks) \(player.title) \(scanner.devices.count)")
  }
}
