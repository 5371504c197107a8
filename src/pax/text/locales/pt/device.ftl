### What this device can do: links, notifications and keys. Only the web client uses these.

device-link-local = Este link só funciona nesta máquina.
device-link-lan = Para outros aparelhos na tua rede: inicia o PAX com { $command }, abre o endereço indicado e cria aí uma nova mesa.
device-link-address = Para outros aparelhos na tua rede, abre { $address } neste navegador e cria aí a mesa.
device-link-by-hand = Este navegador não consegue copiar por si. Copia o link daqui:
device-keys = Teclas de uma só letra acionam botões
device-notify-works = As notificações estão ativas.
device-notify-blocked = As notificações estão bloqueadas. Permite-as para esta página nas definições do navegador.
device-notify-insecure = As notificações não estão disponíveis aqui: os navegadores só as permitem em páginas abertas por https.
device-notify-unavailable = As notificações não estão disponíveis neste aparelho: o navegador não as mostra para uma página web.
device-push-on = És avisado mesmo com o PAX fechado.
device-push-off = Só és avisado enquanto o PAX estiver aberto neste navegador.
device-quiet = Horas de silêncio
device-quiet-from = das
device-quiet-to = às
